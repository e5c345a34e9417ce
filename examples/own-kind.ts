import { join } from 'node:path'
import { connect } from 'plugboard'

const file = join(import.meta.dirname, 'shop.yaml')
const shop = await connect({ file }, { credentials: { key: process.env.SHOP_KEY! } })

const { records } = await shop.$execute('orders', 'list', { limit: 2 })
console.log(records.length)

for await (const order of shop.$all('orders', 'list', {}, { limit: 3 })) console.log(typeof order.id)

await shop.$close()
