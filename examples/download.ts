import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { connect } from 'plugboard'
import googleDriveKind from 'plugboard/kinds/google-drive'

const drive = await connect(googleDriveKind, {
  credentials: {
    client_id: process.env.GOOGLE_CLIENT_ID!,
    client_secret: process.env.GOOGLE_CLIENT_SECRET!,
    refresh_token: process.env.GOOGLE_REFRESH_TOKEN!,
  },
})

const { file } = await drive.files.download({ fileId: 'file-notes' })
console.log(file.name, file.type, file.size)
await pipeline(file.node(), createWriteStream('/dev/null'))

await drive.$close()
