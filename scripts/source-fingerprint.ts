import {createHash} from 'node:crypto'
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import path from 'node:path'

/** What is built at once: what it is built from, its program, and the file that saves the hash of its sources. */
export type Build = {sources: readonly string[]; program: string; fingerprintFile: string}

export const SHOP: Build = {
    sources: [
        'app',
        'config',
        'contract',
        'overrides',
        'scripts',
        'server',
        'translations',
        'worker',
        'package-lock.json',
        'webpack.config.js',
        'babel.config.js',
        'tsconfig.json'
    ],
    program: 'dist/server.js',
    fingerprintFile: 'build/source-fingerprint.txt'
}

export const SANDBOX: Build = {
    sources: ['sandbox'],
    program: 'sandbox/dist/sandbox.js',
    fingerprintFile: 'sandbox/dist/source-fingerprint.txt'
}

const isSource = (file: string): boolean =>
    !/\.test\.tsx?$|\.generated\.ts$|\/compiled\/|\/(?:node_modules|dist)\//.test(file)

const filesOf = (source: string): string[] => {
    if (!existsSync(source)) return []
    if (statSync(source).isFile()) return [source]
    return readdirSync(source, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
}

/** A hash of everything that the build reads. */
export const sourceFingerprint = ({sources}: Build): string => {
    const hash = createHash('sha256')
    for (const file of sources.flatMap(filesOf).filter(isSource).sort())
        hash.update(file).update(readFileSync(file))
    return hash.digest('hex')
}

/** Whether the existing build was made from the current sources. */
export const isBuildFresh = (build: Build): boolean =>
    existsSync(build.fingerprintFile) &&
    existsSync(build.program) &&
    readFileSync(build.fingerprintFile, 'utf8') === sourceFingerprint(build)
