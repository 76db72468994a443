import {mapPosition, type MapPosition, type MapView} from '@app/domain/stores/map'
import {clipArea, clipLine, type Box} from './clip'
import type {City, Geography, Line} from './geography'

export type MapPicture = {width: number; height: number}

/** Quiet colours, so that markers stand out; outside of the United States only the background is shown. */
const colours = {
    ground: '#e6eaec',
    land: '#fbfaf7',
    county: '#dcdad2',
    state: '#a9a79e',
    city: '#5f6c66'
}

/** How far beyond the picture lines are still drawn, so that none ends inside of it. */
const MARGIN = 40
const COUNTY_ZOOM = 6
const MOST_CITIES = 14
const LABEL = {width: 7, height: 16}

const meet = (one: Box, other: Box): boolean =>
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top

const rounded = (number: number): string => String(Math.round(number * 10) / 10)

const pathOf = (points: readonly MapPosition[]): string =>
    `M${points.map(({x, y}) => `${rounded(x)} ${rounded(y)}`).join('L')}`

type At = (place: Line[number]) => MapPosition

const areas = (lines: readonly Line[], at: At, frame: Box): string =>
    lines
        .map((line) => clipArea(line.map(at), frame))
        .map((points) => (points.length > 2 ? `${pathOf(points)}z` : ''))
        .join('')

const borders = (lines: readonly Line[], at: At, frame: Box): string =>
    lines.flatMap((line) => clipLine(line.map(at), frame).map(pathOf)).join('')

const escaped = (text: string): string =>
    text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Label = {city: City; point: MapPosition; box: Box}

/** The largest visible cities whose names do not overlap. */
const labelsOf = (cities: readonly City[], at: At, frame: Box): Label[] => {
    const labels: Label[] = []
    for (const city of cities) {
        if (labels.length === MOST_CITIES) break
        const point = at(city)
        const box = {
            left: point.x - 5,
            top: point.y - LABEL.height / 2,
            right: point.x + 8 + city.name.length * LABEL.width,
            bottom: point.y + LABEL.height / 2
        }
        const inside = box.left > frame.left && box.right < frame.right
        const visible = inside && box.top > frame.top && box.bottom < frame.bottom
        if (visible && !labels.some((label) => meet(label.box, box))) {
            labels.push({city, point, box})
        }
    }
    return labels
}

const drawLabel = ({city, point: {x, y}}: Label): string =>
    `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="2.5"/>` +
    `<text x="${rounded(x + 6)}" y="${rounded(y + 4)}">${escaped(city.name)}</text>`

/** A part of the United States as SVG, on which pages place their markers (G-53) [STORE-010]. */
export const drawMap = (
    {land, counties, states, cities}: Geography,
    view: MapView,
    {width, height}: MapPicture
): string => {
    const at: At = (place) => mapPosition(view, place, {width, height})
    const frame = {left: -MARGIN, top: -MARGIN, right: width + MARGIN, bottom: height + MARGIN}
    const labels = labelsOf(cities, at, {left: 0, top: 0, right: width, bottom: height})
    const line = (paths: string, colour: string, thick: number) =>
        paths && `<path d="${paths}" fill="none" stroke="${colour}" stroke-width="${thick}"/>`
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
        `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
        `<path d="${areas(land, at, frame)}" fill="${colours.land}" stroke="${colours.state}"/>`,
        // On a map of the whole country they would be too dense and too many.
        line(view.zoom < COUNTY_ZOOM ? '' : borders(counties, at, frame), colours.county, 1),
        line(borders(states, at, frame), colours.state, 1.5),
        `<g fill="${colours.city}" font-family="system-ui,sans-serif" font-size="12">`,
        ...labels.map(drawLabel),
        '</g></svg>'
    ].join('')
}
