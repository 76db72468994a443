import type {MouseEvent, ReactNode} from 'react'
import {
    mapPicture,
    mapPosition,
    type MapPosition,
    mapView,
    type MapView,
    type Place,
    spreadMarkers
} from '@app/domain/stores/map'

export type MapMarker = Place & {id: string; number: number; label: string; href: string}

export type StoreMapProps = {
    /** The map's accessible name. */
    label: string
    markers: readonly MapMarker[]
    /** Places that must be on the map too, as the edge of a delivery area. */
    around?: readonly Place[]
    activeId?: string | null
    onPoint?: (id: string | null) => void
    onOpen?: (id: string) => void
    /** What is drawn between the map and its markers. */
    children?: (view: MapView) => ReactNode
}

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`

/** A marker is 28 pixels wide; on the narrowest phone the map is shown at three fifths of its size. */
const MARKER_GAP = 48

const asSpot = ({x, y}: MapPosition) => ({
    left: percent(x, mapPicture.width),
    top: percent(y, mapPicture.height)
})

/** The position of a place on the map in percent, whatever the map's size on screen. */
export const mapSpot = (view: MapView, place: Place) => asSpot(mapPosition(view, place, mapPicture))

const pictureOf = ({middle: {latitude, longitude}, zoom}: MapView): string =>
    `/api/map?at=${latitude},${longitude}&zoom=${zoom}`

/**
 * Numbered markers on a map [STORE-010]: links to their entries, for pointer and keyboard, also without script. The
 * picture below is drawn by the server (G-53).
 */
export const StoreMap = (props: StoreMapProps) => {
    const {label, markers, around = [], activeId = null, onPoint, onOpen, children} = props
    const view = mapView([...markers, ...around], mapPicture)
    if (!view) return null
    const {width, height} = mapPicture
    const spots = spreadMarkers(
        markers.map((marker) => mapPosition(view, marker, mapPicture)),
        mapPicture,
        MARKER_GAP
    ).map(asSpot)
    const open = (event: MouseEvent, id: string) => {
        if (!onOpen) return
        event.preventDefault()
        onOpen(id)
    }
    return (
        <nav className="store-map" aria-label={label}>
            <img src={pictureOf(view)} alt="" width={width} height={height} loading="lazy" />
            {children?.(view)}
            <ol className="store-map__markers">
                {markers.map(({id, number, label: name, href}, index) => (
                    <li key={id} className="store-map__spot" style={spots[index]}>
                        <a
                            className={id === activeId ? 'marker marker--active' : 'marker'}
                            href={href}
                            aria-label={name}
                            onClick={(event) => open(event, id)}
                            onFocus={() => onPoint?.(id)}
                            onBlur={() => onPoint?.(null)}
                            onPointerEnter={() => onPoint?.(id)}
                            onPointerLeave={() => onPoint?.(null)}
                        >
                            {number}
                        </a>
                    </li>
                ))}
            </ol>
        </nav>
    )
}
