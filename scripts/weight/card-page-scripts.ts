import {get} from '../shop/plain-get'
import {CARD_PAGE_SCRIPTS, CARD_PAGES} from '../shop/card-pages'
import {scriptsOfPage} from './scripts-of-page'

const OURS = /^\/mobify\/bundle\/[\w-]+\/(?:static\/)?([\w.-]+\.js)$/

/** A chunk that several pages share has a number as its name; the number can change with every build. */
const isShared = (file: string) => /^\d+\.js$/.test(file)

/** The problem of a script on a page with a card frame: it is not ours, or it is not in the list. */
export const scriptProblem = (src: string): string | undefined => {
    const [, file] = OURS.exec(src) ?? []
    if (file === undefined) return `${src} is not of this shop`
    return isShared(file) || Object.hasOwn(CARD_PAGE_SCRIPTS, file)
        ? undefined
        : `${file} is not listed in scripts/shop/card-pages.ts`
}

/** The directive of a policy that says which scripts may run. */
export const scriptSourceOf = (policy: string): string =>
    policy
        .split(';')
        .map((directive) => directive.trim())
        .find((directive) => directive.startsWith('script-src ')) ?? ''

/** Checks that every script of the pages with a card form is ours and listed, and that no other could run (D-31). */
export const cardPageProblems = async (origin: string): Promise<string[]> => {
    const problems: string[] = []
    for (const path of CARD_PAGES) {
        const {body, headers} = await get(`${origin}${path}`)
        const scripts = scriptsOfPage(body.toString())
        console.log(`scripts beside a card, ${path}: ${scripts.join(' ')}`)
        const policy = scriptSourceOf(String(headers['content-security-policy'] ?? ''))
        if (policy !== "script-src 'self'") problems.push(`${path}: may run ${policy}`)
        problems.push(
            ...scripts.flatMap((src) => scriptProblem(src) ?? []).map((what) => `${path}: ${what}`)
        )
    }
    return problems
}
