import type {Findings} from './findings'

/** Pages and sorts of one question that are asked again and again. */
const mostKept = 6

/**
 * Remembers what was made of findings, for whoever asks alike. It is gone with them: when they are given up, and when the
 * stock of their store changes, as then there are new ones.
 */
export const remembering = <Value>() => {
    const made = new WeakMap<Findings, Map<string, Value>>()
    return (findings: Findings, key: string, make: () => Value): Value => {
        const known = made.get(findings) ?? new Map<string, Value>()
        made.set(findings, known)
        const value = known.get(key) ?? make()
        known.set(key, value)
        const [oldest] = known.keys()
        if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
        return value
    }
}
