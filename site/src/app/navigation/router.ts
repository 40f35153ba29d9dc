import { createContext, useCallback, useContext, useMemo } from 'react'
import {
  createSearchParams,
  useLocation as useRouterLocation,
  useNavigate as useRouterNavigate,
  type Location,
  type NavigateFunction,
  type NavigateOptions,
  type URLSearchParamsInit,
} from 'react-router-dom'

/** Where a part of the page is, and how it goes elsewhere. */
export interface Place {
  location: Location
  navigate: NavigateFunction
}

/** Of a part with a place of its own (app/centre/WithinCentre.tsx); all others are where the page is. */
export const PlaceContext = createContext<Place | null>(null)

/** The address of the page, or of the part that this is in. */
export function useLocation(): Location {
  const page = useRouterLocation()
  return useContext(PlaceContext)?.location ?? page
}

/** Goes to an address: the page, or the part that this is in. */
export function useNavigate(): NavigateFunction {
  const page = useRouterNavigate()
  return useContext(PlaceContext)?.navigate ?? page
}

type ParamsInit = URLSearchParamsInit | ((before: URLSearchParams) => URLSearchParamsInit)

/** The query of `useLocation`, and what goes to the same address with another. */
export function useSearchParams() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback(
    (next: ParamsInit, options?: NavigateOptions) =>
      void navigate(`?${createSearchParams(typeof next === 'function' ? next(params) : next).toString()}`, options),
    [navigate, params],
  )
  return [params, setParams] as const
}
