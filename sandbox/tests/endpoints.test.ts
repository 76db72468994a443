import {endpoints} from '../endpoints'

test('no two endpoints match the same call', () => {
    const calls = endpoints.map(({method, path}) => `${method} ${path.replace(/:\w+/g, ':')}`)

    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
})
