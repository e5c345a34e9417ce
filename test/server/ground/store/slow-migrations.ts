/** Migrations that take their time, to be killed within; as a program: applies them to a folder, saying when it begins. */
import { listMigrations, migrate, type Migration, openDatabase } from '../../../../server/ground/store/index.ts'

/** The package's migrations and eight slow ones of three statements. */
export async function slowMigrations(): Promise<Migration[]> {
  const slow = Array.from({ length: 8 }, (_, index) => ({
    version: 9000 + index,
    name: `${9000 + index}-slow.sql`,
    script: `create table slow_${index} (id int primary key);
      insert into slow_${index} select * from generate_series(1, 20000);
      alter table slow_${index} add column note text not null default 'x'`,
    sha256: `hash of ${index}`,
  }))
  return [...(await listMigrations()), ...slow]
}

const [directory, template] = process.argv.slice(2)
if (/slow-migrations\.[jt]s$/.test(process.argv[1] ?? '') && directory !== undefined && template !== undefined) {
  const database = await openDatabase({ directory }, { template })
  process.stdout.write('begins')
  await migrate(database, await slowMigrations())
  setInterval(() => undefined, 1000)
}
