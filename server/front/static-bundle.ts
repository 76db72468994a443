import {existsSync} from 'node:fs'
import path from 'node:path'
import type {RequestHandler} from 'express'
import express from 'express'
import {isServerOnly} from './is-server-only'

const encodings = [
    {name: 'br', ending: '.br'},
    {name: 'gzip', ending: '.gz'}
] as const

const accepts = (header: string | string[] | undefined, encoding: string): boolean =>
    String(header ?? '')
        .split(',')
        .some((part) => part.trim().split(';')[0] === encoding)

/** The file that an address names, its dots and signs resolved; nothing if it cannot be read. */
const fileAt = (address: string): string | undefined => {
    try {
        return path.posix.normalize(decodeURIComponent(address))
    } catch {
        return undefined
    }
}

const addressOf = (file: string): string => file.split('/').map(encodeURIComponent).join('/')

/**
 * The client's bundle, for a year: its address carries the bundle's id. Files were compressed once, by the build;
 * the best version that the browser takes is sent.
 */
export const staticBundle = (buildDir: string): RequestHandler[] => {
    const choose: RequestHandler = (req, res, next) => {
        const wanted = fileAt(req.path)
        if (wanted === undefined || isServerOnly(wanted.slice(1))) {
            res.sendStatus(404)
            return
        }
        res.vary('accept-encoding')
        const found = encodings.find(
            ({name, ending}) =>
                accepts(req.headers['accept-encoding'], name) &&
                existsSync(path.join(buildDir, `${wanted}${ending}`))
        )
        if (found) res.type(path.extname(wanted)).set('content-encoding', found.name)
        // Anyone who reads the file reads what was tested here, and decodes nothing more.
        req.url = addressOf(`${wanted}${found?.ending ?? ''}`)
        next()
    }
    const serve = express.static(buildDir, {
        index: false,
        immutable: true,
        maxAge: '1y',
        redirect: false,
        setHeaders: (res, file) => {
            // express.static would name the type of the compressed file.
            if (/\.(br|gz)$/.test(file)) res.type(path.extname(file.replace(/\.(br|gz)$/, '')))
        }
    })
    return [choose, serve, (_req, res) => void res.sendStatus(404)]
}
