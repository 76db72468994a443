import {useEffect} from 'react'
import {ifAllowed} from '@app/lib/browser/browser'
import {useCurrentRoute} from '@app/routing/route/current-route'
import {mayLoadThirdParties} from '@app/routing/route/third-parties'
import {pageTypeOf} from './data-layer-entry'
import {isConfigured, loadScriptsInTurn} from './load-script'
import {pollFor} from './poll-for'
import {useViewedPage} from './viewed-page'

/** The trackers that the scripts bring along, by the name in `window`, and how often they are looked for. */
const trackers = [
    {name: 'optimizely', everyMs: 500}, // [ANALYTICS-020]
    {name: 'zeta', everyMs: 1000} // [ANALYTICS-021]
] as const

const TRACKER_MS = 5000

type Tracker = {push: (entry: object) => void}

const isTracker = (value: unknown): value is Tracker =>
    typeof value === 'object' && value !== null && 'push' in value

const trackerNamed = (name: string): Tracker | undefined => {
    const found: unknown = Reflect.get(window, name)
    return isTracker(found) ? found : undefined
}

/** Tells each tracker the type of the page that is viewed, never its address, once the tracker is there. */
const useTrackers = (isOn: boolean): void => {
    const {name = 'none', view} = useViewedPage()
    useEffect(() => {
        if (!isOn) return undefined
        const stops = trackers.map((tracker) =>
            pollFor({
                find: () => trackerNamed(tracker.name),
                everyMs: tracker.everyMs,
                upToMs: TRACKER_MS,
                found: (found) =>
                    void ifAllowed(() => found.push({type: 'page', pageName: pageTypeOf(name)}))
            })
        )
        return () => stops.forEach((stop) => stop())
    }, [isOn, name, view])
}

/**
 * Other companies' scripts, by the site's preferences [CONFIG-004, CONFIG-008…011]. Rendered only while the visitor
 * allows tracking, and after the page is usable (G-65).
 */
export const ThirdPartyScripts = ({scripts}: {scripts: readonly string[]}) => {
    const isAllowed = mayLoadThirdParties(useCurrentRoute())
    const isOn = isAllowed && scripts.length > 0
    useEffect(() => {
        return isOn ? loadScriptsInTurn(scripts.filter(isConfigured)) : undefined
    }, [isOn, scripts])
    useTrackers(isOn)
    return null
}
