-- expand: each applied migration says which one every program must know since. Null for a migration that only expands.
alter table migrations add column needs int;
