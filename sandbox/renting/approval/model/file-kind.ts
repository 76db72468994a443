const beginnings: Record<string, readonly number[]> = {
    'application/pdf': [0x25, 0x50, 0x44, 0x46],
    'image/jpeg': [0xff, 0xd8, 0xff],
    'image/png': [0x89, 0x50, 0x4e, 0x47]
}

/** What a file is by how it begins, whatever its name says; undefined for what is not taken. */
export const fileKind = (bytes: Uint8Array): string | undefined =>
    Object.entries(beginnings).find(([, start]) =>
        start.every((byte, index) => bytes[index] === byte)
    )?.[0]
