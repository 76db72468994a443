import {debounce} from './debounce'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('of five calls 50 ms apart only the last happens, 300 ms after it [SEARCH-003]', () => {
    const heard: string[] = []
    const hear = debounce((text: string) => heard.push(text), 300)

    for (const text of ['s', 'so', 'sof', 'sofa', 'sofas']) {
        hear(text)
        jest.advanceTimersByTime(50)
    }
    jest.advanceTimersByTime(249)
    expect(heard).toEqual([])
    jest.advanceTimersByTime(1)

    expect(heard).toEqual(['sofas'])
})

test('calls with quiet between them all happen', () => {
    const heard: string[] = []
    const hear = debounce((text: string) => heard.push(text), 300)

    hear('a')
    jest.advanceTimersByTime(300)
    hear('b')
    jest.advanceTimersByTime(300)

    expect(heard).toEqual(['a', 'b'])
})

test('a cancelled call does not happen', () => {
    const heard: string[] = []
    const hear = debounce((text: string) => heard.push(text), 300)

    hear('a')
    hear.cancel()
    jest.advanceTimersByTime(1000)

    expect(heard).toEqual([])
})
