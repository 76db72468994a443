/** @jest-environment-options {"url": "https://shop.example/"} */
import {act, renderHook} from '@testing-library/react'
import {useFrequency} from './use-frequency'

test('on a secure site the chosen frequency is stored in a cookie that is sent securely only [PLP-016]', () => {
    const written = jest.spyOn(document, 'cookie', 'set')
    const {result} = renderHook(useFrequency)

    act(() => result.current[1]('monthly'))

    expect(result.current[0]).toBe('monthly')
    expect(written.mock.calls.flat().join()).toMatch(/^frequency=monthly;.*; secure\b/i)
    written.mockRestore()
})
