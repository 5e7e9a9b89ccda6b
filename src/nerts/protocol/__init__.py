"""The wire: messages as closed unions, one door in and one out."""
