import {readFileSync} from 'node:fs'
import {createMetrics} from './metrics'

const read = (file: string): string => readFileSync(file, 'utf8')
const rules = read('deploy/monitoring/alerts.yml')
const dashboard = read('deploy/monitoring/dashboard.json')
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)

const namesIn = (text: string): string[] => [
    ...new Set(text.match(/\b(?:storefront|process|nodejs|probe)_[a-z\d_]+/g))
]

/** The names of the samples that the shop gives. */
const givenNames = async (): Promise<Set<string>> => {
    const {registry} = createMetrics()
    const text = await registry.metrics()
    const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]
    )
    return new Set(names)
}

test.each([
    ['an alert', rules],
    ['the dashboard', dashboard]
])('%s asks only for what the shop gives', async (_what, text) => {
    const given = await givenNames()

    expect(namesIn(text).length).toBeGreaterThan(3)
    expect(namesIn(text).filter((name) => !given.has(name))).toEqual([])
})

test.each(alerts)('%s is tried firing and quiet, and the operator reads what to do', (alert) => {
    const tried = read('deploy/monitoring/alerts.test.yml')

    expect(tried).toContain(`name: ${alert} fires`)
    expect(tried).toContain(`name: ${alert} is quiet`)
    expect(read('docs/operating.md')).toContain(`\`${alert}\``)
})

test('whatever the shop counts by itself is on the dashboard', async () => {
    const ours = [...(await givenNames())].filter((name) => /^storefront_/.test(name))
    const shown = namesIn(dashboard).map((name) => name.replace(/_(?:bucket|sum|count)$/, ''))

    const missing = ours.filter(
        (name) => !shown.includes(name.replace(/_(?:bucket|sum|count)$/, ''))
    )

    expect(ours.length).toBeGreaterThan(5)
    expect(missing).toEqual([])
})

test('the dashboard has a title for each panel, and no two with the same one', () => {
    const {panels}: {panels: {title: string; targets: {expr: string}[]}[]} = JSON.parse(dashboard)
    const titles = panels.map(({title}) => title)

    expect(new Set(titles).size).toBe(titles.length)
    for (const {targets} of panels) expect(targets.length).toBeGreaterThan(0)
})
