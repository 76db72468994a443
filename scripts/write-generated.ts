import {existsSync, readFileSync, writeFileSync} from 'node:fs'

/** Writes a generated file only when its content changes, so that nobody who reads it meanwhile finds half of it. */
export const writeGenerated = (file: string, content: string): void => {
    if (existsSync(file) && readFileSync(file, 'utf8') === content) return
    writeFileSync(file, content)
}
