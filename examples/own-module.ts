import { connect } from 'plugboard'
import { shopKind } from './generated/shop.ts'

const shop = await connect(shopKind, { credentials: { key: process.env.SHOP_KEY! } })

const { records } = await shop.orders.list({ limit: 2 })
for (const { id } of records) console.log(typeof id)

await shop.$close()
