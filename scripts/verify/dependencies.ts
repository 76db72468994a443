import {z} from 'zod'

/** Licences that need no review; each also as one side of an OR, or all parts of an AND. */
const allowed = new Set([
    'MIT',
    'MIT-0',
    'ISC',
    'Apache-2.0',
    'BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'CC-BY-4.0',
    'Unlicense',
    'Python-2.0',
    'WTFPL',
    'Public Domain'
])

/** Reviewed packages, and why they may be used. */
const exceptions: Record<string, string> = {
    '@img/sharp-':
        'LGPL-3.0: the picture library behind sharp, linked and not changed; sandbox only',
    '@salesforce/': 'the kit, under the terms of the platform’s contract',
    'axe-core': 'MPL-2.0: only tests use it',
    wcwidth: 'MIT, in a field of the old form',
    'expand-template': 'MIT or WTFPL',
    unidecode:
        'BSD-3-Clause in its LICENSE, its tables under the Perl licence; only the kit’s build uses it'
}

const Lock = z.object({
    packages: z.record(
        z.string(),
        z.object({
            license: z.string().optional(),
            dev: z.boolean().optional(),
            link: z.boolean().optional()
        })
    )
})

const isAllowed = (license: string): boolean =>
    license
        .replace(/[()]/g, '')
        .split(' OR ')
        .some((choice) => choice.split(' AND ').every((part) => allowed.has(part)))

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13)

const isException = (name: string): boolean =>
    Object.keys(exceptions).some((prefix) => name.startsWith(prefix))

export type LicenceFault = {name: string; license: string}

/**
 * The packages of a package-lock.json, as parsed JSON, that are shipped and whose licence is not accepted; `looked`
 * returns the licence of a package whose entry names none.
 */
export const licenceFaults = (
    lock: unknown,
    looked: (folder: string) => string | undefined
): LicenceFault[] =>
    Object.entries(Lock.parse(lock).packages).flatMap(([folder, entry]) => {
        if (folder === '' || entry.dev === true || entry.link === true) return []
        const name = nameOf(folder)
        const license = entry.license ?? looked(folder) ?? 'none'
        return isAllowed(license) || isException(name) ? [] : [{name, license}]
    })

/** Reviewed advisories that do not affect the shop, by id, each with the reason. */
export const acceptedAdvisories: Record<string, string> = {}

const Audit = z.object({
    vulnerabilities: z.record(
        z.string(),
        z.object({
            severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
            via: z.array(z.union([z.string(), z.looseObject({url: z.string().default('')})]))
        })
    )
})

export type AuditOutcome =
    {state: 'clean'} | {state: 'found'; names: string[]} | {state: 'could-not-ask'; why: string}

const isAccepted = (url: string): boolean =>
    Object.keys(acceptedAdvisories).some((id) => url.endsWith(id))

/**
 * The result of the package manager's audit, from its JSON: severe advisories, or that the registry could not be reached.
 */
export const auditOutcome = (output: string): AuditOutcome => {
    const parsed = Audit.safeParse(parsedJson(output))
    if (!parsed.success) return {state: 'could-not-ask', why: whyNot(output)}
    const names = Object.entries(parsed.data.vulnerabilities).flatMap(([name, {severity, via}]) => {
        const own = via.flatMap((each) => (typeof each === 'string' ? [] : [each.url]))
        const isSevere = severity === 'high' || severity === 'critical'
        return isSevere && own.some((url) => !isAccepted(url)) ? [`${name} (${severity})`] : []
    })
    return names.length === 0 ? {state: 'clean'} : {state: 'found', names}
}

const parsedJson = (text: string): unknown => {
    try {
        return JSON.parse(text)
    } catch {
        return undefined
    }
}

const Problem = z.looseObject({statusCode: z.number().optional(), code: z.string().optional()})

/** Never the response itself: it contains host names of the user's network. */
const whyNot = (output: string): string => {
    const {data} = Problem.safeParse(parsedJson(output))
    const word = data?.statusCode ?? data?.code
    return word === undefined ? 'no answer that can be read' : `the registry answered ${word}`
}
