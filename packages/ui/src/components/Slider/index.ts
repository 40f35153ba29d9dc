export { RangeSlider, type RangeSliderProps, type SliderSpan } from './RangeSlider.tsx'
export { Slider, type SliderMark, type SliderProps } from './Slider.tsx'
