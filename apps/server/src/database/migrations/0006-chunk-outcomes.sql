-- Who wrote a chunk and for how many tokens, for the report of a conversion that was interrupted.
-- Rows with a negative index are no chunks: they keep what calls used whose chunk did not come to its end.
alter table box_chunk add column outcome jsonb;
