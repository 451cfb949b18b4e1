/** A page without a framework; its state is the value of the last input event. */
document.addEventListener('input', ({ target }) => {
  const state = document.getElementById('state');
  if (state && target instanceof HTMLInputElement && target.name === 'email') {
    state.textContent = target.value;
  }
});
