import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {locales as served} from '@sandbox/core/locales'
import rawConfig from '../../../config/default'
import {checkedConfig} from '../../../config/storefront-config'
import {defaultLocale, localeIds, locales, toLocale} from './locales'

const sources = ['app', 'server', 'scripts', 'overrides', 'sandbox']
    .flatMap((folder) =>
        readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => `${folder}/${file}`)
    )
    .filter((file) => !file.startsWith('sandbox/tests/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file))

test('no file but the two tables names a locale, so that a new one is a line in each', () => {
    const named = new RegExp(localeIds.map((id) => `${id}|${id.replace('-', '_')}`).join('|'), 'i')
    const naming = sources.filter((file) => named.test(readFileSync(file, 'utf8')))

    expect(sources.length).toBeGreaterThan(500)
    expect(naming).toEqual(['app/lib/address/locales.ts', 'sandbox/core/locales.ts'])
})

test('each locale but the default has its texts, and an address of its own', () => {
    const others = locales.filter(({id}) => id !== defaultLocale)

    expect(others.filter(({id}) => !existsSync(`translations/${id}.json`))).toEqual([])
    expect(new Set(locales.map(({prefix}) => prefix)).size).toBe(locales.length)
})

test('the sandbox serves them all, in the same words', () => {
    const own = locales.map(({id, prefix, searchCode}) => ({id, prefix, searchCode}))

    expect(served.map(({id, prefix, searchCode}) => ({id, prefix, searchCode}))).toEqual(own)
})

test('the default site offers them all, the default first; another site some of them', () => {
    const {defaultSite, sites} = checkedConfig(rawConfig)
    for (const {id, locales: offered} of sites) {
        if (id === defaultSite) expect(offered).toEqual(localeIds)
        else expect(localeIds).toEqual(expect.arrayContaining([...offered]))
    }
})

test.each`
    named                | locale
    ${'es-US'}           | ${'es-US'}
    ${'es-us'}           | ${'en-US'}
    ${undefined}         | ${'en-US'}
    ${['es-US', 'x-YZ']} | ${'en-US'}
`('named as $named it is $locale', ({named, locale}) => {
    expect(toLocale(named)).toBe(locale)
})
