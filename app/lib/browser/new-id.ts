/** A new random id in the form of a UUID; unlike `crypto.randomUUID`, also on origins that are not secure (D-51). */
export const newId = (): string => {
    const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
    const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
    return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}
