import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'

const stripe = await connect(stripeKind, { credentials: { api_key: process.env.STRIPE_KEY! } })
const tools = await stripe.$tools({ only: ['customers'], readOnly: true, strict: true, errors: 'return' })

const url = `${process.env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1'}/responses`
const headers = { authorization: `Bearer ${process.env.OPENAI_API_KEY!}`, 'content-type': 'application/json' }

interface Item {
  type: string
  [field: string]: unknown
}

const input: Item[] = [{ type: 'message', role: 'user', content: 'Who are my customers?' }]
for (let turn = 1; turn <= 10; turn++) {
  const body = {
    model: 'gpt-5',
    input,
    tools: tools.descriptions.map(({ name, description, inputSchema, strict }) => {
      return { type: 'function', name, description, parameters: inputSchema, strict }
    }),
  }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`The model answered ${answer.status}: ${await answer.text()}`)
  const { output } = (await answer.json()) as { output: Item[] }
  input.push(...output)
  const calls = output.filter(({ type }) => type === 'function_call')
  if (calls.length === 0) {
    console.log(turn, JSON.stringify(output.at(-1)?.content))
    break
  }
  for (const { call_id, name, arguments: text } of calls) {
    const result = await tools.call(String(name), JSON.parse(String(text)))
    input.push({ type: 'function_call_output', call_id, output: JSON.stringify(result) })
  }
}

await stripe.$close()
