-- The size of pages with which the next run of an entity begins, since a larger page was too much.
alter table sync_entities add column page_size int;
