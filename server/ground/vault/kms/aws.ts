/** AWS KMS: requests signed with the access key of a file, or of the machine's role. */
import { ConnectorError } from 'plugboard/runtime'
import { type FaultOf, type KeySender, textOfResponse } from './send.ts'
import { type KeyService, PURPOSE } from './service.ts'
import { wrongFile, type KeyServiceOptions } from './options.ts'
import { type AccessKey, signedRequest } from './sigv4.ts'

const SERVICE = 'AWS KMS'

/**
 * The service of a key's ARN, which names the region.
 * @see https://docs.aws.amazon.com/kms/latest/APIReference/API_Decrypt.html
 */
export function awsService(
  { key, url, credentials, identityUrl, now }: KeyServiceOptions,
  sender: KeySender,
): KeyService {
  const region = /^arn:aws[\w-]*:kms:([a-z0-9-]+):\d{12}:(?:key|alias)\/[\w/-]+$/.exec(key)?.[1]
  if (region === undefined)
    throw new ConnectorError('invalid_configuration', `Cannot use ${SERVICE}: kms.key is not the ARN of a key`, {
      hint: 'Write it as arn:aws:kms:<region>:<account>:key/<id>.',
    })
  const endpoint =
    url ?? `https://kms.${region}.${key.startsWith('arn:aws-cn:') ? 'amazonaws.com.cn' : 'amazonaws.com'}`
  const ask = async (action: 'Encrypt' | 'Decrypt', body: object) => {
    const access = credentials === undefined ? await ofMachine(sender, identityUrl) : accessKeyOf(credentials)
    const request = {
      method: 'POST',
      origin: new URL(endpoint).origin,
      path: '/',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${action}` },
      body: JSON.stringify({ KeyId: key, EncryptionContext: { purpose: PURPOSE }, ...body }),
    } as const
    const make = () => signedRequest(request, access, region, now())
    return (await sender.send(`${action === 'Encrypt' ? 'wrap' : 'unwrap'} the master key`, make, faultOf)).body
  }
  return {
    key,
    wrap: async (plain) =>
      textOfResponse(SERVICE, await ask('Encrypt', { Plaintext: plain.toString('base64') }), ['CiphertextBlob']),
    unwrap: async (wrapped) =>
      Buffer.from(textOfResponse(SERVICE, await ask('Decrypt', { CiphertextBlob: wrapped }), ['Plaintext']), 'base64'),
  }
}

/** The name of an error may be a URI that ends with it. */
const faultOf: FaultOf = ({ status, body }) => ({
  code: String(body.__type ?? `status ${status}`).replace(/^.*#/, ''),
  message: String(body.message ?? body.Message ?? ''),
})

/** The first profile of a file in the form of ~/.aws/credentials. */
function accessKeyOf(text: string): AccessKey {
  const read = (name: string) => new RegExp(`^\\s*${name}\\s*=\\s*(\\S+)\\s*$`, 'm').exec(text)?.[1]
  const [id, secret] = [read('aws_access_key_id'), read('aws_secret_access_key')]
  if (id === undefined || secret === undefined)
    throw wrongFile('aws_access_key_id and aws_secret_access_key, each on a line')
  return { id, secret, session: read('aws_session_token') }
}

/** The access key of the machine's role. @see https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/configuring-instance-metadata-service.html */
async function ofMachine(sender: KeySender, identityUrl = 'http://169.254.169.254'): Promise<AccessKey> {
  const ask = async (method: 'GET' | 'PUT', path: string, headers: Record<string, string>) =>
    sender.send(
      'read the credentials of this machine',
      () => ({ method, origin: new URL(identityUrl).origin, path, headers }),
      ({ status }) => ({ code: `status ${status}`, message: 'no credentials: name a file in kms.credentialsFile' }),
    )
  const { text: token } = await ask('PUT', '/latest/api/token', { 'x-aws-ec2-metadata-token-ttl-seconds': '60' })
  const path = '/latest/meta-data/iam/security-credentials/'
  const { text: role } = await ask('GET', path, { 'x-aws-ec2-metadata-token': token })
  const { body } = await ask('GET', path + encodeURIComponent(role.trim()), { 'x-aws-ec2-metadata-token': token })
  const read = (name: string) => textOfResponse('the machine’s identity', body, [name])
  return { id: read('AccessKeyId'), secret: read('SecretAccessKey'), session: read('Token') }
}
