export { Slider, type SliderMark, type SliderProps } from './Slider.tsx'
