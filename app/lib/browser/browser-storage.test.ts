/** @jest-environment jest-fixed-jsdom */
import {isStorageAvailable, localTexts, provideStorage, tabTexts} from './browser-storage'

const refused = (): never => {
    throw new DOMException('Access is denied', 'SecurityError')
}
const full = (): never => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
}

const ownStorages = {localStorage: window.localStorage, sessionStorage: window.sessionStorage}
const names = ['localStorage', 'sessionStorage'] as const

/** Gives the browser other storages. */
const browserWith = (descriptor: PropertyDescriptor) => {
    for (const name of names)
        Object.defineProperty(window, name, {...descriptor, configurable: true})
}

afterEach(() => {
    for (const name of names)
        Object.defineProperty(window, name, {value: ownStorages[name], configurable: true})
    for (const texts of [localTexts, tabTexts]) texts.remove('a')
    window.localStorage.clear()
    window.sessionStorage.clear()
})

const browsers = [
    ['that has none', {value: null}],
    ['that does not know any', {value: undefined}],
    ['that refuses each access', {get: refused}],
    ['that refuses each use', {value: {getItem: refused, setItem: refused, removeItem: refused}}],
    ['that is full', {value: {getItem: () => null, setItem: full, removeItem: () => undefined}}],
    [
        'that forgets silently',
        {value: {getItem: () => null, setItem: () => undefined, removeItem: () => undefined}}
    ]
] as const

describe.each(browsers)('a browser %s', (_which, descriptor) => {
    test('has a text as long as the page lives, and says that it is not stored (D-51)', () => {
        browserWith(descriptor)
        for (const texts of [localTexts, tabTexts]) {
            expect([texts.get('a'), texts.set('a', '1'), texts.get('a')]).toEqual([
                null,
                false,
                '1'
            ])
            texts.remove('a')
            expect(texts.get('a')).toBeNull()
        }
        expect(isStorageAvailable()).toBe(false)
    })

    test('gets a storage for packages that use it directly (D-51)', () => {
        browserWith(descriptor)
        provideStorage()

        for (const name of names) {
            window[name].setItem('a', '1')
            expect([window[name].getItem('a'), window[name].length, window[name].key(0)]).toEqual([
                '1',
                1,
                'a'
            ])
            window[name].removeItem('a')
            expect(window[name].getItem('a')).toBeNull()
        }
        expect(isStorageAvailable()).toBe(false)
    })
})

test('a browser that stores is left alone, and says so', () => {
    provideStorage()

    expect(localTexts.set('a', '1')).toBe(true)
    expect([window.localStorage, window.localStorage.getItem('a')]).toEqual([
        ownStorages.localStorage,
        '1'
    ])
    expect([isStorageAvailable(), window.localStorage.length]).toEqual([true, 1])
})

test('what was stored before the storage was full is not read in place of what came later', () => {
    localTexts.set('a', 'before')
    const texts = new Map([['a', 'before']])
    browserWith({
        value: {
            getItem: (name: string) => texts.get(name) ?? null,
            setItem: full,
            removeItem: (name: string) => void texts.delete(name)
        }
    })

    localTexts.set('a', 'later')

    expect([localTexts.get('a'), texts.get('a')]).toEqual(['later', undefined])
})

test('what the page’s memory removes or replaces does not return from a full storage after a reload (D-51)', () => {
    for (const name of ['removed', 'replaced', 'kept']) window.localStorage.setItem(name, 'before')
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    provideStorage()

    localTexts.remove('removed')
    localTexts.set('replaced', 'later')

    setItem.mockRestore()
    expect(['removed', 'replaced', 'kept'].map((name) => localTexts.get(name))).toEqual([
        null,
        'later',
        'before'
    ])
    expect(Object.keys(ownStorages.localStorage)).toEqual(['kept'])
})
