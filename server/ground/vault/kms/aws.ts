/** AWS KMS: requests signed with the access key of a file, or of the machine's role. */
import { type FaultOf, type KeySender, textOfResponse } from './send.ts'
import { type KeyApi, type KeyServiceOptions, PURPOSE, wrongFile, wrongKey } from './service.ts'
import { type AccessKey, signedKmsRequest } from './sigv4.ts'

/**
 * The requests for a key's ARN, which names the region.
 * @see https://docs.aws.amazon.com/kms/latest/APIReference/API_Decrypt.html
 */
export function awsApi({ key, url, credentials, identityUrl, now }: KeyServiceOptions, sender: KeySender): KeyApi {
  const region = /^arn:aws[\w-]*:kms:([a-z0-9-]+):\d{12}:(?:key|alias)\/[\w/-]+$/.exec(key)?.[1]
  if (region === undefined)
    throw wrongKey(
      sender.service,
      'kms.key is not the ARN of a key',
      'Write it as arn:aws:kms:<region>:<account>:key/<id>.',
    )
  const domain = key.startsWith('arn:aws-cn:') ? 'amazonaws.com.cn' : 'amazonaws.com'
  const { origin } = new URL(url ?? `https://kms.${region}.${domain}`)
  return {
    async requests(action, value) {
      const access = credentials === undefined ? await ofMachine(sender, identityUrl) : accessKeyOf(credentials)
      const [target, body] =
        action === 'wrap' ? ['Encrypt', { Plaintext: value }] : ['Decrypt', { CiphertextBlob: value }]
      const request = {
        method: 'POST',
        origin,
        path: '/',
        headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${target}` },
        body: JSON.stringify({ KeyId: key, EncryptionContext: { purpose: PURPOSE }, ...body }),
      } as const
      return () => signedKmsRequest(request, access, region, now())
    },
    valueAt: { wrap: ['CiphertextBlob'], unwrap: ['Plaintext'] },
    faultOf,
  }
}

/** An error's name may be the end of a URI. */
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
