/** A page without a framework: its state is what it hears from the field. */
document.addEventListener('input', ({ target }) => {
  const state = document.getElementById('state');
  if (state && target instanceof HTMLInputElement && target.name === 'email') {
    state.textContent = target.value;
  }
});
