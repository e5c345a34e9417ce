-- Mapped fields whose place in the records a customer may choose: the application offers them with a widget token, or with a link.
alter table tokens add column fields jsonb;
alter table connect_links add column fields jsonb;
