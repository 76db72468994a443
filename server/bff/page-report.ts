import {existsSync, readdirSync} from 'node:fs'
import path from 'node:path'
import type {RequestHandler} from 'express'
import {z} from 'zod'
import {deviceClasses, MOST_MS, MOST_SHIFT, type PageReport} from '@app/lib/browser/page-report'
import {refuse} from '../limits/refuse'
import {consentIn} from '../session/session-cookies'

type PageReportSetup = {
    /** The names of the shop’s routes. */
    pages: readonly string[]
    /** The names of the files that browsers run. */
    scripts: ReadonlySet<string>
    warn: (message: string) => void
}

/** The names of all scripts in a folder; none where nothing was built. */
export const scriptsIn = (folder: string): ReadonlySet<string> =>
    new Set(
        existsSync(folder)
            ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
                  .filter((file) => file.endsWith('.js'))
                  .map((file) => path.basename(file))
            : []
    )

const Milliseconds = z.int().min(0).max(MOST_MS).optional()
const Place = z.int().min(0).max(10_000_000)

const Vitals = z
    .strictObject({
        LCP: Milliseconds,
        INP: Milliseconds,
        TTFB: Milliseconds,
        FCP: Milliseconds,
        CLS: z.number().min(0).max(MOST_SHIFT).optional()
    })
    .refine((vitals) => Object.keys(vitals).length > 0)

/** Nothing that anybody could write a text in, and few values of each name: they are labels of metrics. */
const reportOf = ({pages, scripts}: PageReportSetup) => {
    const Page = z.enum([...pages, 'none'])
    const Device = z.enum(deviceClasses)
    return z.discriminatedUnion('kind', [
        z.strictObject({
            kind: z.literal('vitals'),
            page: Page,
            device: Device,
            vitals: Vitals
        }),
        z.strictObject({
            kind: z.literal('script-error'),
            page: Page,
            device: Device,
            // Our own server’s are hashes, Managed Runtime’s are numbers.
            release: z.string().regex(/^(?:[\da-f]{1,12}|development)$/),
            script: z.string().refine((script) => scripts.has(script)),
            line: Place,
            column: Place
        })
    ])
}

type ScriptError = Extract<PageReport, {kind: 'script-error'}>

const lineOf = ({page, device, release, script, line, column}: ScriptError): string =>
    `A script failed on ${page}, ${device}: ${script}:${line}:${column} of release ${release}`

/**
 * Takes what a visitor’s browser reports of a page: how fast it was, or where a script failed (docs/decisions/0041).
 * Nothing is stored; the metrics count it when the response has ended, and a failed script is logged. Without the
 * visitor’s consent neither happens, whatever their page has sent (G-64).
 */
export const takePageReport = (setup: PageReportSetup): RequestHandler => {
    const Report = reportOf(setup)
    return (req, res) => {
        const {data} = Report.safeParse(req.body)
        if (!data) {
            refuse(res, 400, 'report-refused')
            return
        }
        if (consentIn(req.headers) === 'granted') {
            res.locals.pageReport = data
            if (data.kind === 'script-error') setup.warn(lineOf(data))
        }
        res.status(204).set('cache-control', 'no-store').end()
    }
}

/** The report that a request has brought; undefined for every other request. */
export const pageReportOf = ({
    locals
}: {
    locals: {pageReport?: PageReport}
}): PageReport | undefined => locals.pageReport
