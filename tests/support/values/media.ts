/** A media query as in a browser: jsdom has no layout and no media queries. */
class Media extends EventTarget implements MediaQueryList {
    onchange = null

    constructor(
        readonly media: string,
        readonly matches: boolean
    ) {
        super()
    }

    addListener() {}
    removeListener() {}
}

/** From now on, only media queries that name one of these match. */
export const preferring = (...preferences: string[]): void => {
    window.matchMedia = (query) =>
        new Media(
            query,
            preferences.some((each) => query.includes(each))
        )
}
