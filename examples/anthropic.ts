import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'

const stripe = await connect(stripeKind, { credentials: { api_key: process.env.STRIPE_KEY! } })
const tools = await stripe.$tools({ only: ['customers'], readOnly: true, errors: 'return' })

const url = `${process.env.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com'}/v1/messages`
const headers = {
  'x-api-key': process.env.ANTHROPIC_API_KEY!,
  'anthropic-version': '2023-06-01',
  'content-type': 'application/json',
}

interface Block {
  type: string
  [field: string]: unknown
}

const messages: { role: string; content: string | Block[] }[] = [{ role: 'user', content: 'Who are my customers?' }]
for (let turn = 1; turn <= 10; turn++) {
  const body = {
    model: 'claude-sonnet-4-5',
    max_tokens: 2000,
    messages,
    tools: tools.descriptions.map(({ name, description, inputSchema }) => {
      return { name, description, input_schema: inputSchema }
    }),
  }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`The model answered ${answer.status}: ${await answer.text()}`)
  const { content } = (await answer.json()) as { content: Block[] }
  messages.push({ role: 'assistant', content })
  const calls = content.filter(({ type }) => type === 'tool_use')
  if (calls.length === 0) {
    console.log(turn, content.at(-1)?.text)
    break
  }
  const results: Block[] = []
  for (const { id, name, input } of calls) {
    const result = await tools.call(String(name), input as Record<string, unknown>)
    const is_error = 'error' in result
    results.push({ type: 'tool_result', tool_use_id: id, content: JSON.stringify(result), is_error })
  }
  messages.push({ role: 'user', content: results })
}

await stripe.$close()
