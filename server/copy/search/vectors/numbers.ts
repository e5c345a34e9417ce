/** Vectors as bytes, as they are stored: numbers of 4 bytes each. */

/** The bytes of a vector; they share its memory. */
export function vectorBytes({ buffer, byteOffset, byteLength }: Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** The vector of bytes. A copy: views of numbers begin at multiples of four. */
export function vectorOfBytes(bytes: Buffer): Float32Array {
  return new Float32Array(new Uint8Array(bytes).buffer)
}
