import {useEffect, useRef, type MutableRefObject} from 'react'

/** The value of the latest render, for callbacks that outlive the render that made them. */
export const useLatest = <T>(value: T): MutableRefObject<T> => {
    const latest = useRef(value)
    useEffect(() => {
        latest.current = value
    })
    return latest
}
