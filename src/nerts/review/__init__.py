"""What is to be seen and learned of rounds that are over. Pure: from the text of a record to values."""
