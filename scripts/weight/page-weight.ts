import {gzipSync} from 'node:zlib'
import {get} from '../shop/plain-get'
import {scriptsOfPage} from './scripts-of-page'

export type PageWeight = {
    /** Bytes of the HTML, uncompressed and with gzip -6. */
    html: {raw: number; gzip: number}
    /** Transferred bytes of all scripts that the HTML names, as a browser gets them. */
    scripts: number
    files: {path: string; bytes: number}[]
}

const BROWSER = {'accept-encoding': 'br, gzip'}

/** What a browser has to load before a page is hydrated. Throws if the page or a script is not 200. */
export const pageWeight = async (origin: string, path: string): Promise<PageWeight> => {
    const page = await get(`${origin}${path}`, {headers: {'accept-encoding': 'identity'}})
    if (page.status !== 200) throw new Error(`${path} answers ${page.status}`)

    const files = await Promise.all(
        scriptsOfPage(page.body.toString()).map(async (src) => {
            const {status, body} = await get(new URL(src, origin).href, {headers: BROWSER})
            if (status !== 200) throw new Error(`${src} answers ${status}`)
            return {path: src, bytes: body.length}
        })
    )
    return {
        html: {raw: page.body.length, gzip: gzipSync(page.body, {level: 6}).length},
        scripts: files.reduce((sum, {bytes}) => sum + bytes, 0),
        files
    }
}
