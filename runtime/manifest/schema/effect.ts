import type { JsonSchema } from '../../base/json.ts'
import { key, TEXT } from './words.ts'

/** Keys for a call's effect on data and money. */
export const EFFECT: Record<string, JsonSchema> = {
  effect: key(
    "The effect of the call on the vendor's data, if the action does not imply it (create adds, update overwrites, delete " +
      'destroys, all others read). additive keeps existing data, overwrites replaces values, destroys cannot be undone. A verb ' +
      'that nothing undoes, such as cancel or merge, counts as destroys.',
    'overwrites',
    { enum: ['read', 'additive', 'overwrites', 'destroys'] },
  ),
  undo: key(
    'What takes back a call whose verb is one that nothing undoes, such as merge. Its effect then counts as written.',
    'A revert takes the commits back.',
    TEXT,
  ),
  pays: key(
    'Whether the call moves money or credit, or records that, if its name does not imply it (pay, refund, creating payments). Agents execute it by a tool of its own.',
    true,
    { type: 'boolean' },
  ),
}
