-- The terms of texts, made in half of the time. They are the same, so indexes stay.

-- The terms by which indexes find a text: its words, each pair of neighbors in a run of a script without spaces, the last letter of such a
-- run, and the digits of a phone number in reverse, behind a plus sign. server/copy/language/terms.ts has the same. The limit keeps the
-- terms below the largest size of a `tsvector`.
create or replace function plugboard.terms(value text) returns tsvector language plpgsql immutable parallel safe cost 500 as $$
declare
  letters constant text :=
    '\u0E01-\u0E3A\u0E40-\u0E4E\u0E81-\u0ECE\u0EDC-\u0EDF\u1000-\u103F\u1050-\u109F\u1100-\u11FF\u1780-\u17D3\u17D7'
    '\u17DC-\u17DD\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3041-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF'
    '\u3400-\u4DBF\u4E00-\u9FFF\uA960-\uA97F\uAA60-\uAA7F\uAC00-\uD7FB\U00020000-\U0003FFFF';
  folded text;
  runs text;
  number text;
  list text[];
begin
  -- Most texts are short, of ASCII, and without the digits of a phone number.
  if octet_length(value) = length(value) and length(value) <= 2000 and value collate "C" !~ '[0-9][0-9 ()./-]{5,}[0-9]' then
    return array_to_tsvector(array_remove(string_to_array(
      regexp_replace(lower(value collate "C"), '[^a-z0-9 ]+', ' ', 'g'), ' '), ''));
  end if;
  folded := left(plugboard.plain(value), 100000);
  if octet_length(folded) = length(folded) and length(folded) <= 2000 then
    list := string_to_array(regexp_replace(folded, '[^a-z0-9 ]+', ' ', 'g'), ' ');
  elsif folded ~ ('[' || letters || ']') then
    runs := normalize(regexp_replace(folded, '[^' || letters || ']+', ' ', 'g'), NFC);
    list := plugboard.words(regexp_replace(folded, '[' || letters || ']+', ' ', 'g'))
      || string_to_array(regexp_replace(runs, '[^ ]{2}', '\& ', 'g'), ' ')
      || string_to_array(regexp_replace(regexp_replace(runs, '(^| )[^ ]', ' ', 'g'), '[^ ]{2}', '\& ', 'g'), ' ');
  else
    list := plugboard.words(folded);
  end if;
  loop
    number := substring(folded from '(?<![a-z0-9_])[0-9](?:[ ()./\u2010-\u2015-]{0,3}[0-9]){6,}(?![a-z0-9_])');
    exit when number is null;
    folded := substr(folded, strpos(folded, number) + length(number));
    number := ltrim(regexp_replace(replace(number, '(0)', ''), '[^0-9]', '', 'g'), '0');
    if length(number) between 7 and 15 then
      list := list || ('+' || reverse(number));
    end if;
  end loop;
  return array_to_tsvector(array_remove(list, ''));
end $$;
