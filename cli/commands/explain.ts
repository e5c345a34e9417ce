/** `plugboard explain`: shows the parts of an operation with their manifest lines. */
import type { ValidManifest } from 'plugboard/author'
import { type Call, compile, execute, find, type Plan } from 'plugboard/runtime'
import { openCallConnection } from '../call/account.ts'
import { EXIT } from '../base/exit.ts'
import {
  type CallStep,
  locationsOf,
  noteSteps,
  partsOf,
  partsText,
  stepsText,
  stepsUntilSent,
} from '../explain/index.ts'
import type { Context } from '../table/context.ts'
import { asCalled, type OptionsOf, type Run } from '../table/index.ts'
import { checkVariant, readConfigPairs, readParams, readManifestSource, validateSource } from '../input/index.ts'
import { count, jsonText, oneLine, tableText, wrap } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'

/** Explains an operation, or lists the operations of a kind. */
export const explain: Run<'explain'> = async (context, words, flags) => {
  const [word = '', entity, action] = words
  const valid = validateSource(await readManifestSource(word))
  if (entity === undefined) return list(valid, context)
  if (action === undefined) throw withoutAction(word, entity)
  const plan = compile(valid.resolved)
  const { resolved, id } = find(plan, entity, action)
  const parts = partsOf(valid, resolved)
  const call = { entity, action, params: await readParams(flags.params, context.stdin) }
  const isCalled = flags.params !== undefined || flags.sandbox === true
  const steps = isCalled ? await stepsOf(plan, word, call, flags, context) : []
  const { stdout, isJson, paint } = context
  if (isJson) {
    const { description } = resolved
    const located = parts.map(({ location, ...part }) => ({
      ...part,
      ...(location ?? { file: null, line: null, column: null }),
    }))
    const document = {
      kind: plan.kind,
      operation: id,
      description,
      parts: located,
    }
    await stdout.write(`${jsonText({ ...document, steps: isCalled ? steps : undefined }, 2)}\n`)
    return EXIT.done
  }
  await stdout.write(`${paint.strong(`${plan.kind} ${id}`)} ${paint.faint(valid.document.file)}\n`)
  if (resolved.description !== undefined)
    await stdout.write(`${wrap(oneLine(resolved.description), stdout.columns).join('\n')}\n`)
  await stdout.write(partsText(parts, stdout.columns, paint))
  await stdout.write(stepsText(steps, stdout.columns, paint))
  return EXIT.done
}

/** The error for an entity without an action. */
function withoutAction(word: string, entity: string): UsageError {
  const hint = `plugboard explain ${oneLine(word)} lists them.`
  return new UsageError(`Cannot explain ${oneLine(entity)}: no action given`, hint)
}

async function stepsOf(
  plan: Plan,
  word: string,
  call: Call,
  flags: OptionsOf<'explain'>,
  context: Context,
): Promise<CallStep[]> {
  if (!flags.sandbox) {
    checkVariant(plan, flags.auth)
    const steps = await stepsUntilSent(plan, call, { auth: flags.auth, config: readConfigPairs(plan, flags.config) })
    return steps.filter(({ step }) => step !== 'request')
  }
  const { steps, observe } = noteSteps()
  const account = await openCallConnection({ plan, word, call, observe }, flags, context)
  try {
    const { records, meta, file } = await execute(plan, call, account.connection, { signal: context.signal })
    if (file) {
      await file.stream.cancel()
      return [...steps, { step: 'reading', value: { file: { ...file, stream: undefined } } }]
    }
    const read = { step: 'reading', value: { records, meta } }
    return [...steps.filter(({ step }) => step !== 'next'), read, ...steps.filter(({ step }) => step === 'next')]
  } catch (error) {
    throw account.explain(error)
  } finally {
    await account.close()
  }
}

async function list(valid: ValidManifest, { stdout, isJson, paint }: Context): Promise<number> {
  const { kind, title, operations, entities } = valid.resolved
  const rows = Object.entries(operations).map(([id, { entity, action, effect, method, path, description }]) => {
    const location = locationsOf(valid, id).at('entities', entity, action)?.location
    const request = `${method} ${path.map((part) => (typeof part === 'string' ? part : `{${part.param}}`)).join('')}`
    return { entity, action, effect, request, description, ...location }
  })
  if (isJson) {
    await stdout.write(`${jsonText({ kind, title, operations: rows }, 2)}\n`)
    return EXIT.done
  }
  const table = {
    head: ['entity', 'action', 'effect', 'line', 'description'],
    rows: rows.map((row) => [
      row.entity,
      row.action,
      row.effect,
      String(row.line),
      oneLine(row.description ?? row.request),
    ]),
    numbers: ['line'],
  }
  await stdout.write(`${paint.strong(oneLine(title))} ${paint.faint(valid.document.file)}\n\n`)
  await stdout.write(`${tableText(table, stdout.columns, paint.strong)}\n\n`)
  const searchable = Object.entries(entities).flatMap(([name, { search }]) => (search ? [name] : []))
  if (searchable.length > 0) await stdout.write(`Searchable in hosted mode: ${searchable.join(', ')}\n`)
  await stdout.write(
    asCalled(`${count(rows.length, 'operation')}. More with: plugboard explain ${kind} <entity> <action>\n`),
  )
  return EXIT.done
}
