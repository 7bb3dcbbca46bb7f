"""Put it on a board: the page that installs and updates Signalbox."""
