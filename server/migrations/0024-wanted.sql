-- The operations that the consent of a link is to allow; null for the scopes of the kind.
alter table connect_links add column want text[];
