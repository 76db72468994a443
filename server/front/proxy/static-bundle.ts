import {existsSync} from 'node:fs'
import path from 'node:path'
import type {RequestHandler} from 'express'
import express from 'express'
import {isServerOnly} from '../is-server-only'

const encodings = [
    {name: 'br', ending: '.br'},
    {name: 'gzip', ending: '.gz'}
] as const

const accepts = (header: string | string[] | undefined, encoding: string): boolean =>
    String(header ?? '')
        .split(',')
        .map((part) => part.trim().split(/\s*;\s*/))
        // A weight of zero refuses the encoding.
        .some(([name, weight = '']) => name === encoding && !/^q=0(?:\.0*)?$/.test(weight))

/** The file at an address, decoded and with its dots resolved; undefined if it cannot be decoded. */
const fileAt = (address: string): string | undefined => {
    try {
        return path.posix.normalize(decodeURIComponent(address))
    } catch {
        return undefined
    }
}

const addressOf = (file: string): string => file.split('/').map(encodeURIComponent).join('/')

/**
 * The client's bundle, cached for a year, as its address contains the bundle's id. The build has compressed the files;
 * the best version that the browser accepts is sent.
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
        // The next handler must read exactly the path that was checked here, and decode nothing again.
        req.url = addressOf(`${wanted}${found?.ending ?? ''}`)
        next()
    }
    const serve = express.static(buildDir, {
        index: false,
        immutable: true,
        maxAge: '1y',
        redirect: false,
        setHeaders: (res, file) => {
            // express.static would send the type of the compressed file.
            if (/\.(br|gz)$/.test(file)) res.type(path.extname(file.replace(/\.(br|gz)$/, '')))
        }
    })
    return [choose, serve, (_req, res) => void res.sendStatus(404)]
}
