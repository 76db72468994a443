import {createHash} from 'node:crypto'
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import path from 'node:path'

const sources = [
    'app',
    'config',
    'contract',
    'overrides',
    'sandbox',
    'scripts',
    'server',
    'translations',
    'worker',
    'package-lock.json',
    'webpack.config.js',
    'babel.config.js',
    'tsconfig.json'
]

/** The file in which a build saves the hash of its sources. */
export const fingerprintFile = 'build/source-fingerprint.txt'

const isSource = (file: string): boolean =>
    !/\.test\.tsx?$|\.generated\.ts$|\/compiled\//.test(file)

const filesOf = (source: string): string[] => {
    if (!existsSync(source)) return []
    if (statSync(source).isFile()) return [source]
    return readdirSync(source, {recursive: true, encoding: 'utf8'})
        .map((file) => path.join(source, file))
        .filter((file) => statSync(file).isFile())
}

/** A hash of everything that the build reads. */
export const sourceFingerprint = (): string => {
    const hash = createHash('sha256')
    for (const file of sources.flatMap(filesOf).filter(isSource).sort())
        hash.update(file).update(readFileSync(file))
    return hash.digest('hex')
}

/** Whether the existing build was made from the current sources. */
export const isBuildFresh = (): boolean =>
    existsSync(fingerprintFile) &&
    existsSync('dist/server.js') &&
    readFileSync(fingerprintFile, 'utf8') === sourceFingerprint()
