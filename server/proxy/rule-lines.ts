import type {SubjectLimit} from '../limits/subject-limit'

/** Who may make a call: without a session, with any shopper's token, or as a registered customer only. */
type Caller = 'anybody' | 'shopper' | 'customer'

/**
 * A call that a browser may make through our server. `path` is matched against the decoded path below the upstream;
 * responses of `personal` calls lose the fields of D-26; `bodyKilobytes` is the largest body (0: none).
 */
export type ProxyRule = {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    path: RegExp
    who: Caller
    bodyKilobytes: number
    answer: 'json' | 'picture'
    personal: boolean
    /** Fields that the body may not contain, in lower case. */
    refusedFields?: readonly string[]
    /** Fields of the body that are passwords. */
    passwordFields?: readonly string[]
    /** How often it may be made about one account, phone number or agreement. */
    subjects?: readonly SubjectLimit[]
    /** Calls per IP address in a minute; without it a call counts against the shared limit. */
    perMinute?: number
}

/** One part of a path: an id, a name, a key. */
const PART = '[^/]+'

const escaped = (text: string): string => text.replace(/[^\w]/g, '\\$&')

/** `:id` is one part of a path; everything else is literal. */
const pathOf = (pattern: string): RegExp =>
    new RegExp(
        `^${pattern
            .split('/')
            .map((part) => (part.startsWith(':') ? PART : escaped(part)))
            .join('/')}$`
    )

/** Rules from lines as 'GET,POST /baskets/:id', below a base path. */
export const rulesOf =
    (base: string, given: Pick<ProxyRule, 'who' | 'personal' | 'perMinute' | 'subjects'>) =>
    (lines: readonly string[]): ProxyRule[] =>
        lines.flatMap((line) => {
            const [methods = '', path = ''] = line.split(' ')
            return methods.split(',').map((name): ProxyRule => {
                const method = methodOf(name)
                const bodyKilobytes = method === 'GET' || method === 'DELETE' ? 0 : 64
                return {...given, method, path: pathOf(base + path), bodyKilobytes, answer: 'json'}
            })
        })

const methodOf = (name: string): ProxyRule['method'] => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
    const method = methods.find((one) => one === name)
    if (!method) throw new Error(`${name} is no method of a rule`)
    return method
}

/** Public data, for callers with a session. */
export const shopper = {who: 'shopper', personal: false} as const
/** The shopper's own data, as a guest or a customer. */
export const ofShopper = {who: 'shopper', personal: true} as const
/** A registered customer's own data. */
export const ofCustomer = {who: 'customer', personal: true} as const
