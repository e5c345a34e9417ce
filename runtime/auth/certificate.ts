/** Client certificates: read from an owner's credentials, and refused where no host could take them. */
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { ClientCertificate } from '../base/http.ts'
import { ConnectorError } from '../base/errors.ts'
import type { Json } from '../base/json.ts'
import { compileTemplate, type Template, valueLookup, valueText } from '../language/template-value.ts'
import type { CertificateShape } from '../manifest/index.ts'
import { pemText } from './assertion.ts'
import type { Credentials } from './credentials.ts'

const WHOLE = 'Provide the whole PEM text, from the BEGIN line to the END line.'

/**
 * The certificate that an owner gave, in a form that a TLS connection takes.
 * @param now milliseconds since 1970
 * @throws ConnectorError `credentials_mismatch` that names the field, for PEM that cannot be read, a key that is not the
 * certificate's, and a certificate that is not valid now. No message holds any of it
 */
export function certificateOf(
  shape: CertificateShape,
  credentials: Credentials,
  config: Readonly<Record<string, Json>>,
  now: number,
): ClientCertificate {
  const scope = valueLookup(credentials, config)
  const textOf = (template: Template) => pemText(valueText(compileTemplate(template)(scope) ?? ''))
  const [cert, key] = [textOf(shape.certificate), textOf(shape.key)]
  const passphrase = shape.passphrase && valueText(compileTemplate(shape.passphrase)(scope) ?? '')
  const parsed = parsedCertificate(cert, shape)
  const privateKey = parsedKey(key, passphrase || undefined, shape)
  if (!parsed.checkPrivateKey(privateKey))
    throw unfit(shape.key, 'does not belong to the certificate', 'Provide the key that the certificate was made for.')
  const [from, until] = [Date.parse(parsed.validFrom), Date.parse(parsed.validTo)]
  if (now < from) throw unfit(shape.certificate, `is not valid before ${dayOf(from)}`, RENEW)
  if (now >= until) throw unfit(shape.certificate, `expired on ${dayOf(until)}`, RENEW)
  return new ClientCertificate({ cert, key, passphrase: passphrase || undefined }, until)
}

const RENEW = 'Ask the owner for a certificate that is valid now.'

/** @throws ConnectorError `credentials_mismatch` for a certificate that has expired since it was given */
export function checkExpiry({ expiresAt }: ClientCertificate, shape: CertificateShape, now: number): void {
  if (now >= expiresAt) throw unfit(shape.certificate, `expired on ${dayOf(expiresAt)}`, RENEW)
}

function parsedCertificate(pem: string, shape: CertificateShape): X509Certificate {
  try {
    return new X509Certificate(pem)
  } catch {
    // The cause may quote the text.
    throw unfit(shape.certificate, 'is not a certificate in PEM', WHOLE)
  }
}

function parsedKey(pem: string, passphrase: string | undefined, shape: CertificateShape): KeyObject {
  try {
    return createPrivateKey({ key: pem, format: 'pem', passphrase })
  } catch {
    if (!pem.includes('ENCRYPTED')) throw unfit(shape.key, 'is not a private key in PEM', WHOLE)
    const state =
      passphrase === undefined ? 'is required: the private key is encrypted' : 'does not open the private key'
    throw unfit(shape.passphrase ?? shape.key, state, 'Provide the passphrase of the private key.')
  }
}

function unfit(template: Template, state: string, hint: string): ConnectorError {
  const [name = 'certificate'] = template.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
  return new ConnectorError('credentials_mismatch', `Cannot use these credentials: ${name} ${state}`, {
    hint,
    errors: [{ field: `credentials.${name}`, message: state, error_code: 'certificate' }],
    sent: false,
  })
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
