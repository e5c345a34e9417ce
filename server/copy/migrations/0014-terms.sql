-- Parts of words: searches find words in runs of scripts without spaces, beginnings of words, and phone numbers by their digits.

-- Text without case, accents, points of vowels and invisible marks. Greek and Cyrillic letters become Latin ones, `ß`, `æ` and `œ` two of them.
create or replace function plugboard.plain(value text) returns text language plpgsql immutable parallel safe cost 200 as $$
declare
  bare text;
begin
  if octet_length(value) = length(value) then
    return lower(value collate "C");
  end if;
  bare := regexp_replace(normalize(value, NFKD),
    '[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc'
    '\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g');
  -- `translate` compares each character with every one that it replaces.
  if bare ~ '[ßẞæÆœŒøØłŁđĐðÐþÞı\u0370-\u04ff\u0660-\u0669\u06f0-\u06f9]' then
    bare := replace(replace(replace(translate(bare,
      'аАбБвВгГдДеЕёЁжЖзЗиИйЙкКлЛмМнНоОпПрРсСтТуУфФхХцЦчЧшШщЩъЪыЫьЬэЭюЮяЯіІїЇєЄґҐαΑβΒγΓδΔεΕζΖηΗθΘιΙκΚλΛμΜνΝξΞοΟπΠρΡσΣςτΤυΥφΦχΧψΨωΩøØłŁđĐðÐþÞıẞÆŒ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'aabbvvggddeeeejjzziiiikkllmmnnoopprrssttuuffhhccccssssiiyyiieeuuaaiiiieeggaabbggddeezziittiikkllmmnnxxoopprrsssttuuffhhppoooollddssttißæœ01234567890123456789'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  end if;
  return lower(bare collate "C");
end $$;

-- The words of a text, between spaces, punctuation and separators of Unicode; server/copy/language/words.ts has the same characters. In
-- texts over 2,000 letters, or over 100 that are not all ASCII, words over 200 are left out: no index would hold them.
create or replace function plugboard.words(value text) returns text[] language plpgsql immutable parallel safe cost 500 as $$
declare
  spaced text := plugboard.plain(value);
begin
  spaced := regexp_replace(spaced,
    '[\u0001-\u002F\u003A-\u0060\u007B-\u007F'
    '\u0085\u00A1\u00A7\u00AB\u00B6-\u00B7\u00BB\u00BF\u055A-\u055F\u0589-\u058A\u05BE\u05C0\u05C3\u05C6\u05F3-\u05F4'
    '\u0609-\u060A\u060C-\u060D\u061B\u061D-\u061F\u066A-\u066D\u06D4\u0700-\u070D\u07F7-\u07F9\u0830-\u083E\u085E'
    '\u0964-\u0965\u0970\u09FD\u0A76\u0AF0\u0C77\u0C84\u0DF4\u0E4F\u0E5A-\u0E5B\u0F04-\u0F0B\u0F0D-\u0F12\u0F14'
    '\u0F3A-\u0F3D\u0F85\u0FD0-\u0FD4\u0FD9-\u0FDA\u104A-\u104F\u10FB\u1360-\u1368\u1400\u166E\u1680\u169B-\u169C'
    '\u16EB-\u16ED\u1735-\u1736\u17D4-\u17D6\u17D8-\u17DA\u1800-\u180A\u1944-\u1945\u1A1E-\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD'
    '\u1B4E-\u1B4F\u1B5A-\u1B60\u1B7D-\u1B7F\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E-\u1C7F\u1CC0-\u1CC7\u1CD3\u2010\u2012-\u2016'
    '\u2018-\u2023\u2027-\u2029\u2030-\u2032\u2035\u2038-\u203B\u203D\u203F-\u2043\u2045-\u2046\u204A-\u2051\u2053-\u2056'
    '\u2058-\u205E\u2308-\u230B\u2768-\u2775\u27C5-\u27C6\u27E6-\u27EF\u2983-\u2998\u29D8-\u29DB\u29FC-\u29FD\u2CF9-\u2CFC'
    '\u2CFE-\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u2E4F\u2E52-\u2E5D\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\u30A0'
    '\u30FB\uA4FE-\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6F2-\uA6F7\uA874-\uA877\uA8CE-\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E-\uA92F'
    '\uA95F\uA9C1-\uA9CD\uA9DE-\uA9DF\uAA5C-\uAA5F\uAADE-\uAADF\uAAF0-\uAAF1\uABEB\uFD3E-\uFD3F\uFE45-\uFE46'
    '\U00010100-\U00010102\U0001039F\U000103D0\U0001056F\U00010857\U0001091F\U0001093F\U00010A50-\U00010A58\U00010A7F'
    '\U00010AF0-\U00010AF6\U00010B39-\U00010B3F\U00010B99-\U00010B9C\U00010D6E\U00010EAD\U00010ED0\U00010F55-\U00010F59'
    '\U00010F86-\U00010F89\U00011047-\U0001104D\U000110BB-\U000110BC\U000110BE-\U000110C1\U00011140-\U00011143'
    '\U00011174-\U00011175\U000111C5-\U000111C8\U000111CD\U000111DB\U000111DD-\U000111DF\U00011238-\U0001123D\U000112A9'
    '\U000113D4-\U000113D5\U000113D7-\U000113D8\U0001144B-\U0001144F\U0001145A-\U0001145B\U0001145D\U000114C6'
    '\U000115C1-\U000115D7\U00011641-\U00011643\U00011660-\U0001166C\U000116B9\U0001173C-\U0001173E\U0001183B'
    '\U00011944-\U00011946\U000119E2\U00011A3F-\U00011A46\U00011A9A-\U00011A9C\U00011A9E-\U00011AA2\U00011B00-\U00011B09'
    '\U00011BE1\U00011C41-\U00011C45\U00011C70-\U00011C71\U00011EF7-\U00011EF8\U00011F43-\U00011F4F\U00011FFF'
    '\U00012470-\U00012474\U00012FF1-\U00012FF2\U00016A6E-\U00016A6F\U00016AF5\U00016B37-\U00016B3B\U00016B44'
    '\U00016D6D-\U00016D6F\U00016E97-\U00016E9A\U00016FE2\U0001BC9F\U0001DA87-\U0001DA8B\U0001E5FF\U0001E95E-\U0001E95F'
    ']+', ' ', 'g');
  if length(value) > 2000 or (length(value) > 100 and octet_length(value) <> length(value)) then
    spaced := regexp_replace(spaced, '[^ ]{201,}', ' ', 'g');
  end if;
  return string_to_array(spaced, ' ');
end $$;

-- The terms by which indexes find a text: its words, each pair of neighbors in a run of a script without spaces, the last letter of such a
-- run, and the digits of a phone number in reverse, behind a plus sign. server/copy/language/terms.ts has the same. The limit keeps the
-- terms below the largest size of a `tsvector`.
create function plugboard.terms(value text) returns tsvector language plpgsql immutable parallel safe cost 500 as $$
declare
  letters constant text :=
    '\u0E01-\u0E3A\u0E40-\u0E4E\u0E81-\u0ECE\u0EDC-\u0EDF\u1000-\u103F\u1050-\u109F\u1100-\u11FF\u1780-\u17D3\u17D7'
    '\u17DC-\u17DD\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3041-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF'
    '\u3400-\u4DBF\u4E00-\u9FFF\uA960-\uA97F\uAA60-\uAA7F\uAC00-\uD7FB\U00020000-\U0003FFFF';
  folded text := left(plugboard.plain(value), 100000);
  runs text;
  number text;
  list text[];
begin
  if octet_length(folded) = length(folded) and length(folded) <= 2000 then
    list := string_to_array(regexp_replace(folded, '[^a-z0-9]+', ' ', 'g'), ' ');
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

-- Indexes of the words and plain texts of before. The next searches have indexes of the new ones made.
do $$
declare
  index_name text;
begin
  for index_name in
    select distinct objid::regclass::text from pg_depend
    where classid = 'pg_class'::regclass and refclassid = 'pg_proc'::regclass
      and refobjid in ('plugboard.plain(text)'::regprocedure, 'plugboard.words(text)'::regprocedure)
  loop
    execute format('drop index %s', index_name);
  end loop;
end $$;
