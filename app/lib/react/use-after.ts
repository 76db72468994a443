import {useEffect, useState} from 'react'

/** Whether so many milliseconds have passed since the part appeared. */
export const useAfter = (ms: number): boolean => {
    const [passed, setPassed] = useState(ms <= 0)
    useEffect(() => {
        const timer = setTimeout(() => setPassed(true), ms)
        return () => clearTimeout(timer)
    }, [ms])
    return passed
}
