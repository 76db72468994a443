type Refusal = {refuses?: boolean}

/** The icon of the installed app, in a browser that can put a number on it; zero is none. */
export const withAppIcon = ({refuses = false}: Refusal = {}) => {
    const numbers: number[] = []
    const show = (count: number): Promise<void> => {
        if (refuses) return Promise.reject(new DOMException('No', 'NotAllowedError'))
        numbers.push(count)
        return Promise.resolve()
    }
    Object.assign(navigator, {setAppBadge: show, clearAppBadge: () => show(0)})
    return {
        /** What the icon has shown, one after the other. */
        numbers,
        latest: () => numbers.at(-1)
    }
}

/** A browser that knows nothing of icons, as most are. */
export const withoutAppIcon = (): void => {
    for (const name of ['setAppBadge', 'clearAppBadge', 'standalone'])
        Reflect.deleteProperty(navigator, name)
}
